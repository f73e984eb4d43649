import { startsWithBytes } from '@/lib/util/files/first-bytes';
import { SheetFault } from './sheet-fault';

const strictly = (encoding: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/**
 * The text of a CSV file: by its byte order mark, else UTF-8, else GBK, in which Chinese Excel saves it. A file that is
 * none of them, or holds null bytes, is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = startsWithBytes(bytes, 0xff, 0xfe)
    ? 'utf-16le'
    : startsWithBytes(bytes, 0xfe, 0xff)
      ? 'utf-16be'
      : undefined;
  const text = marked ? strictly(marked, bytes) : (strictly('utf-8', bytes) ?? strictly('gb18030', bytes));
  if (text === undefined || text.includes('\0')) throw new SheetFault('notSheet');
  return text;
}
