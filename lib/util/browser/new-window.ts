/** Opens an address in a window of its own, which learns nothing of this one. */
export const openNewWindow = (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer');
