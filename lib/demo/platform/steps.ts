/** A calculation over many records that can be interrupted: it yields where it may pause. */
export type Steps<T> = Generator<undefined, T>;

/** Milliseconds of work between two pauses: short enough for the page to stay smooth, also on a slow machine. */
const SLICE = 10;
/** Records between two looks at the clock. */
export const STEP = 64;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Steps that are done at once, in slices, or begun in slices and then finished by someone who cannot wait. */
export class Job<T> {
  #done: { value: T } | undefined;
  readonly #steps: Steps<T>;

  constructor(steps: Steps<T>) {
    this.#steps = steps;
  }

  get isDone() {
    return this.#done !== undefined;
  }

  finish(): T {
    while (!this.#done) this.#step();
    return this.#done.value;
  }

  async inSlices(): Promise<T> {
    while (!this.#done) {
      const end = performance.now() + SLICE;
      while (!this.#done && performance.now() < end) this.#step();
      if (!this.#done) await pause();
    }
    return this.#done.value;
  }

  #step(): void {
    const { done, value } = this.#steps.next();
    if (done) this.#done = { value };
  }
}
