/** Takes all steps at once. @returns what the last one gives */
export function lastOf<Value>(steps: Generator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
