import { useFormatter } from 'next-intl';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formats bytes: 1.2 MB. */
export function useBytes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
    const value = bytes / 1024 ** power;
    return `${format.number(value, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 })} ${UNITS[power]}`;
  };
}

/** Formats seconds: 01:30, 1:02:03. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return [...(hours ? [String(hours), two(minutes)] : [two(minutes)]), two(whole % 60)].join(':');
}

export const endingOf = ({ name, mime }: { name: string; mime: string }): string =>
  (/\.([^.]{1,5})$/.exec(name)?.[1] ?? mime.split('/').at(-1) ?? '').toUpperCase();
