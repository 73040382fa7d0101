#!/usr/bin/env python3
"""Generated expressions, evaluated by CPython and by retune: the answers must be the same, or both must refuse.

Usage: expression_python_test.py PROBE [COUNT [SEED]]. What retune refuses by design is refused on this side too: integers
that leave 64 bits anywhere on the way, and reals that are not finite. `and` and `or` give a truth value here, not an operand.
"""
import math
import random
import subprocess
import sys

PROBE = sys.argv[1]
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 20000
SEED = int(sys.argv[3]) if len(sys.argv) > 3 else 1

I64 = (-(1 << 63), (1 << 63) - 1)


class Refused(Exception):
    pass


def fits(value):
    if isinstance(value, bool) or isinstance(value, str):
        return value
    if isinstance(value, int) and not I64[0] <= value <= I64[1]:
        raise Refused("overflow")
    if isinstance(value, float) and not math.isfinite(value):
        raise Refused("overflow")
    if isinstance(value, complex):
        raise Refused("domain")
    return value


# One node: (text with all its parentheses, precedence, function of the environment).
ATOM, POWER, UNARY, PRODUCT, SUM, COMPARE, NOT, AND, OR, IF = range(10)


def number(op, a, b):
    for x in (a, b):
        if not isinstance(x, (bool, int, float)):
            raise Refused("wrong_type")
    try:
        if op == "+":
            return fits(a + b)
        if op == "-":
            return fits(a - b)
        if op == "*":
            return fits(a * b)
        if op == "/":
            return fits(a / b)
        if op == "//":
            return fits(a // b)
        if op == "%":
            return fits(a % b)
        if op == "**":
            # Python would compute numbers of any size first.
            if isinstance(a, int) and isinstance(b, int) and abs(int(a)) > 1 and b > 63:
                raise Refused("overflow")
            return fits(a ** b)
    except ZeroDivisionError:
        raise Refused("division_by_zero") from None
    except OverflowError:
        raise Refused("overflow") from None
    raise AssertionError(op)


def binary(op, a, b):
    if op == "+" and isinstance(a, str) and isinstance(b, str):
        return a + b
    return number(op, a, b)


def compare(op, a, b):
    try:
        return {"==": lambda: a == b, "!=": lambda: a != b, "<": lambda: a < b, "<=": lambda: a <= b,
                ">": lambda: a > b, ">=": lambda: a >= b, "in": lambda: a in b, "not in": lambda: a not in b}[op]()
    except TypeError:
        raise Refused("wrong_type" if "in" in op else "unordered") from None


class Generator:
    def __init__(self, seed):
        self.r = random.Random(seed)

    def environment(self):
        r = self.r
        values = {}
        for name in "abcd":
            kind = r.random()
            if kind < 0.6:
                values[name] = r.choice([0, 1, 2, 3, 7, 16, 32, 64, 100, 1024, -1, -5, -32, 2**31, 2**53 + 1, 2**62, -2**63])
            elif kind < 0.75:
                values[name] = r.choice([0.0, 0.5, -0.5, 1.0, 2.5, -7.25, 1e10, 1e300, 9007199254740993.0, 0.1])
            elif kind < 0.87:
                values[name] = r.random() < 0.5
            else:
                values[name] = r.choice(["", "a", "b", "dce", "default<O3>", "é"])
        return values

    def atom(self):
        r = self.r
        if r.random() < 0.55:
            name = r.choice("abcd")
            return name, ATOM, lambda env: env[name]
        value = r.choice([0, 1, 2, 3, 4, 5, 8, 10, 32, 255, 1000, 2**40, 2**63 - 1, 0.5, 1.5, 1e3, True, False, "a", "dce"])
        text = repr(value)
        if isinstance(value, int) and not isinstance(value, bool) and r.random() < 0.1:
            text = hex(value)
        return text, ATOM, lambda env: value

    @staticmethod
    def wrap(node, weakest):
        text, precedence, run = node
        return text if precedence <= weakest else f"({text})"

    def space(self):
        return self.r.choice(["", " ", " ", "  "])

    def sequence(self, depth):
        elements = [self.node(depth - 1) for _ in range(self.r.randint(0, 3))]
        texts = [self.wrap(e, IF) for e in elements]
        if self.r.random() < 0.5:
            return "[" + ", ".join(texts) + "]", lambda env: [e[2](env) for e in elements]
        text = "(" + ", ".join(texts) + ("," if len(texts) == 1 or (texts and self.r.random() < 0.2) else "") + ")"
        return text, lambda env: tuple(e[2](env) for e in elements)

    def function(self, depth):
        r = self.r
        name = r.choice(["min", "max", "abs", "ceil_div", "gcd", "lcm", "is_pow2", "len"])
        arity = {"min": r.randint(2, 3), "max": r.randint(2, 3), "abs": 1, "ceil_div": 2, "gcd": 2, "lcm": 2, "is_pow2": 1, "len": 1}[name]
        arguments = [self.node(depth - 1) for _ in range(arity)]
        text = f"{name}(" + ", ".join(self.wrap(a, IF) for a in arguments) + ")"

        def run(env):
            v = [a[2](env) for a in arguments]
            if name in ("min", "max"):
                best = v[0]
                for other in v[1:]:
                    if compare("<" if name == "min" else ">", other, best):
                        best = other
                return best
            if name == "len":
                if not isinstance(v[0], str):
                    raise Refused("wrong_type")
                return len(v[0])
            if name == "abs":
                if isinstance(v[0], str):
                    raise Refused("wrong_type")
                return fits(abs(v[0]))
            if not all(isinstance(x, int) for x in v):
                raise Refused("wrong_type")
            if name == "ceil_div":
                if v[1] == 0:
                    raise Refused("division_by_zero")
                return fits(-(-v[0] // v[1]))
            if name == "gcd":
                return fits(math.gcd(*v))
            if name == "lcm":
                return fits(math.lcm(*v))
            return v[0] > 0 and (v[0] & (v[0] - 1)) == 0

        return text, ATOM, run

    def node(self, depth):
        r = self.r
        if depth <= 0:
            return self.atom()
        kind = r.random()
        if kind < 0.15:
            return self.atom()
        if kind < 0.5:
            op, level = r.choice([("+", SUM), ("-", SUM), ("*", PRODUCT), ("/", PRODUCT), ("//", PRODUCT), ("%", PRODUCT), ("//", PRODUCT), ("%", PRODUCT)])
            left, right = self.node(depth - 1), self.node(depth - 1)
            text = self.wrap(left, level) + self.space() + op + self.space() + self.wrap(right, level - 1)
            return text, level, lambda env: binary(op, left[2](env), right[2](env))
        if kind < 0.56:
            left, right = self.node(depth - 1), self.node(depth - 2)
            text = self.wrap(left, ATOM) + self.space() + "**" + self.space() + self.wrap(right, UNARY)
            return text, POWER, lambda env: binary("**", left[2](env), right[2](env))
        if kind < 0.61:
            sign, operand = r.choice("-+"), self.node(depth - 1)

            def negate(env):
                value = operand[2](env)
                if isinstance(value, str):
                    raise Refused("wrong_type")
                return fits(-value if sign == "-" else +value)

            return sign + self.wrap(operand, UNARY), UNARY, negate
        if kind < 0.75:
            operators = [r.choice(["==", "!=", "<", "<=", ">", ">="]) for _ in range(r.choice([1, 1, 2, 3]))]
            operands = [self.node(depth - 1) for _ in range(len(operators) + 1)]
            text = self.wrap(operands[0], SUM)
            for op, operand in zip(operators, operands[1:]):
                text += self.space() + op + self.space() + self.wrap(operand, SUM)

            def chain(env):
                left = operands[0][2](env)
                for op, operand in zip(operators, operands[1:]):
                    right = operand[2](env)
                    if not compare(op, left, right):
                        return False
                    left = right
                return True

            return text, COMPARE, chain
        if kind < 0.8:
            left = self.node(depth - 1)
            text, run = self.sequence(depth - 1)
            op = r.choice(["in", "not in"])
            return self.wrap(left, SUM) + f" {op} " + text, COMPARE, lambda env: compare(op, left[2](env), run(env))
        if kind < 0.84:
            operand = self.node(depth - 1)
            return "not " + self.wrap(operand, NOT), NOT, lambda env: not operand[2](env)
        if kind < 0.91:
            word, level = r.choice([("and", AND), ("or", OR)])
            operands = [self.node(depth - 1) for _ in range(r.randint(2, 3))]
            text = f" {word} ".join(self.wrap(o, level - 1) for o in operands)

            def logic(env):
                for operand in operands:
                    if bool(operand[2](env)) == (word == "or"):
                        return word == "or"
                return word == "and"

            return text, level, logic
        if kind < 0.95:
            then, condition, other = self.node(depth - 1), self.node(depth - 1), self.node(depth - 1)
            text = f"{self.wrap(then, OR)} if {self.wrap(condition, OR)} else {self.wrap(other, IF)}"
            return text, IF, lambda env: then[2](env) if condition[2](env) else other[2](env)
        return self.function(depth)


def as_json(value):
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value + '"'
    return repr(value)


def ceil_div(a, b):
    return -(-a // b)


def cpython(text, environment):
    """The text under CPython's own parser: that the generator means what it writes."""
    functions = {"ceil_div": ceil_div, "gcd": math.gcd, "lcm": math.lcm, "is_pow2": lambda x: x > 0 and (x & (x - 1)) == 0,
                 "min": min, "max": max, "abs": abs, "len": len, "__builtins__": {}}
    return eval(text, functions, dict(environment))  # expressions of our own making


def same(mine, theirs):
    if isinstance(mine, float) or isinstance(theirs, float):
        return type(mine) is type(theirs) and (mine == theirs) and math.copysign(1, mine) == math.copysign(1, theirs)
    return type(mine) is type(theirs) and mine == theirs


def main():
    generator = Generator(SEED)
    lines, expected, texts = [], [], []
    values = faults = parsed_by_python = 0
    while len(lines) < COUNT:
        environment = generator.environment()
        node = generator.node(generator.r.randint(1, 5))
        text = node[0]
        if len(text) > 2000 or "\n" in text:
            continue
        try:
            value = node[2](environment)
            wanted = ("value", value)
            values += 1
            # CPython's answer to the same text; where and and or return operands there, the two differ by design.
            if " and " not in text and " or " not in text:
                theirs = cpython(text, environment)
                if not same(value, theirs):
                    print(f"the generator is wrong: {text} under {environment}: {value!r}, CPython says {theirs!r}")
                    sys.exit(1)
                parsed_by_python += 1
        except Refused as refused:
            wanted = ("fault", str(refused))
            faults += 1
        lines.append(";".join(f"{k}={as_json(v)}" for k, v in environment.items()) + "\t" + text)
        expected.append(wanted)
        texts.append((text, environment))
    run = subprocess.run([PROBE], input="\n".join(lines) + "\n", capture_output=True, text=True, encoding="utf-8", check=True)
    answers = run.stdout.split("\n")[:-1]
    if len(answers) != COUNT:
        print(f"{len(answers)} answers to {COUNT} expressions")
        sys.exit(1)
    wrong = 0
    for (text, environment), (kind, value), answer in zip(texts, expected, answers):
        if kind == "fault":
            # A power of a negative number may be both: complex, and too large.
            right = answer == f"fault {value}" or (value == "overflow" and answer == "fault domain" and "**" in text)
        else:
            try:
                right = same(eval(answer, {"__builtins__": {}}), value)
            except (SyntaxError, NameError):
                right = False
        if not right:
            wrong += 1
            if wrong <= 10:
                print(f"{text}\n  under {environment}\n  expected {kind} {value!r}, found {answer}")
    print(f"{COUNT} expressions: {values} values ({parsed_by_python} of them as CPython parses the text), {faults} faults, {wrong} wrong")
    sys.exit(1 if wrong or values < COUNT // 4 or faults < COUNT // 50 else 0)


main()
