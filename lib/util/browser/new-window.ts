/** Opens an address in a new window without access to this one. */
export const openNewWindow = (address: string): void => void window.open(address, '_blank', 'noopener,noreferrer');
