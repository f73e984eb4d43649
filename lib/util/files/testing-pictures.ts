interface Drawing {
  width?: number;
  height?: number;
  transparent?: boolean;
  /** Bytes of every encoding, or by its pixels and quality. */
  bytes: number | ((pixels: number, quality: number) => number);
  /** The browser writes no WebP. */
  noWebp?: boolean;
}

/** What Node lacks of pictures: one that is read as described, or that the browser cannot read. Returns how to end it. */
export function withPictures(picture: Drawing | 'unreadable'): () => void {
  const scope = globalThis as Record<string, unknown>;
  const {
    width = 4000,
    height = 3000,
    transparent = false,
    bytes,
    noWebp,
  } = picture === 'unreadable' ? { bytes: 0 } : (picture as Drawing);
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext() {
      const getImageData = () => ({ data: [0, 0, 0, transparent ? 0 : 255] });
      return { drawImage: () => {}, getImageData };
    }
    async convertToBlob({ type, quality }: { type: string; quality: number }) {
      const size = typeof bytes === 'number' ? bytes : Math.round(bytes(this.width * this.height, quality));
      return new Blob([new Uint8Array(size)], { type: noWebp && type === 'image/webp' ? 'image/png' : type });
    }
  }
  scope.OffscreenCanvas = Canvas;
  scope.createImageBitmap = () =>
    picture === 'unreadable'
      ? Promise.reject(new Error('unreadable'))
      : Promise.resolve({ width, height, close: () => {} });
  return () => {
    delete scope.OffscreenCanvas;
    delete scope.createImageBitmap;
  };
}
