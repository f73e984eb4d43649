import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RangeFilter } from '@/components/ui/table/filters/RangeFilter';

const MEGABYTE = 1_048_576;

const megabytes = (bytes: string) => (bytes ? String(Math.round((Number(bytes) / MEGABYTE) * 100) / 100) : '');
/** Digits of a Chinese keyboard count; what is no number is nothing. */
const amountOf = (text: string) => text.normalize('NFKC').replace(/[^\d.]/g, '');
const bytes = (text: string) =>
  text !== '' && Number.isFinite(Number(text)) ? String(Math.round(Number(text) * MEGABYTE)) : '';

interface SizeFilterProps {
  /** Bytes, as the address holds them. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** From … to in megabytes. What is being written stays as it is, a point at its end too. */
export function SizeFilter({ from, to, onChange }: SizeFilterProps) {
  const t = useTranslations('materials.filter');
  const [text, setText] = useState({ from: megabytes(from), to: megabytes(to) });
  return (
    <RangeFilter
      fromLabel={t('sizeMin')}
      toLabel={t('sizeMax')}
      from={text.from}
      to={text.to}
      onChange={(least, most) => {
        const next = { from: amountOf(least), to: amountOf(most) };
        setText(next);
        onChange(bytes(next.from), bytes(next.to));
      }}
    />
  );
}
