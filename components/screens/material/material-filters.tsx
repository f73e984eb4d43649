import { MEGABYTE } from '@/lib/util/files/megabyte';
import { useTranslations } from 'next-intl';
import { useBytes } from '@/components/ui/media/measures';
import type { Filter } from '@/components/ui/table/filters/filter';
import { useFilters } from '@/components/ui/table/filters/use-filters';
import type { FilterValue, FilterValues } from '@/components/ui/table/filters/list-filters';
import { MATERIAL_KINDS } from '@/lib/api/material';
import { useState } from 'react';
import { RangeFilter } from '@/components/ui/table/filters/RangeFilter';

const megabytes = (bytes: string) => (bytes ? String(Math.round((Number(bytes) / MEGABYTE) * 100) / 100) : '');
/** Full-width digits are accepted; other characters are removed. */
const amountOf = (text: string) => text.normalize('NFKC').replace(/[^\d.]/g, '');
const bytes = (text: string) =>
  text !== '' && Number.isFinite(Number(text)) ? String(Math.round(Number(text) * MEGABYTE)) : '';

interface SizeFilterProps {
  /** Bytes, as in the URL. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** A range in megabytes. Text being typed is left alone, including a trailing decimal point. */
function SizeFilter({ from, to, onChange }: SizeFilterProps) {
  const t = useTranslations('material.filter');
  const [text, setText] = useState({ from: megabytes(from), to: megabytes(to) });
  return (
    <RangeFilter
      fromLabel={t('sizeMin')}
      toLabel={t('sizeMax')}
      from={text.from}
      to={text.to}
      onChange={(min, max) => {
        const next = { from: amountOf(min), to: amountOf(max) };
        setText(next);
        onChange(bytes(next.from), bytes(next.to));
      }}
    />
  );
}

const one = (value: FilterValue) => (typeof value === 'string' ? value : '');

export function useMaterialFilters(values: FilterValues): Filter[] {
  const t = useTranslations('material.filter');
  const kinds = useTranslations('library.kind');
  const between = useTranslations('table.filter');
  const bytes = useBytes();
  const make = useFilters(values);
  const words = (value: FilterValue) => (one(value) ? bytes(Number(one(value))) : '');
  const [from, to] = [words(values.sizeMin), words(values.sizeMax)];
  const size: Filter = {
    key: 'size',
    name: t('size'),
    params: ['sizeMin', 'sizeMax'],
    summary:
      from && to
        ? between('between', { from, to })
        : from
          ? between('atLeast', { value: from })
          : to
            ? between('atMost', { value: to })
            : undefined,
    editor: (draft, change) => (
      <SizeFilter
        from={one(draft.sizeMin)}
        to={one(draft.sizeMax)}
        onChange={(min, max) => change({ sizeMin: min, sizeMax: max })}
      />
    ),
  };
  return [
    make.choice(
      'kind',
      t('kind'),
      MATERIAL_KINDS.map((kind) => ({ value: kind, label: kinds(kind) })),
    ),
    make.choice('used', t('used'), [
      { value: 'true', label: t('usedYes') },
      { value: 'false', label: t('usedNo') },
    ]),
    make.days('created', t('created')),
    size,
    make.text('tag', t('tag')),
  ];
}
