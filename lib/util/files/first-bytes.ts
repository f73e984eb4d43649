/** Whether a file begins with these bytes. */
export const startsWithBytes = (bytes: Uint8Array, ...head: number[]): boolean =>
  head.every((byte, at) => bytes[at] === byte);
