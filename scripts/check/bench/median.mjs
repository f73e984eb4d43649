/** The middle value; undefined where nothing was measured. */
export const medianOf = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
