/** A picture named by its file, not by an address: it is uploaded from files that the user adds. */
export const isFileName = (text: string): boolean =>
  !/^(https?:|data:|\.?\/)/i.test(text) && !text.includes('/') && /\.(jpe?g|png|webp|gif|avif)$/i.test(text);
