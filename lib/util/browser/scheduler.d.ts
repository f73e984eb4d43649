/** React's scheduler as Next.js brings it, without types: the copy that its react-dom renders with. */
declare module 'next/dist/compiled/scheduler' {
  /** Pauses in a second; 0 for the default, one every 5 ms. */
  export function unstable_forceFrameRate(perSecond: number): void;
}
