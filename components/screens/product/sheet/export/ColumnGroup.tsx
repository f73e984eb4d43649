import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { below } from '@/lib/theme/breakpoints';
import type { SheetColumn } from '../columns/columns';

const Root = styled('div')({
  padding: '2px 4px 2px 12px',
  '& + &': { borderTop: '1px solid var(--border-subtle)' },
  '& .MuiFormControlLabel-root': { margin: 0, minWidth: 0 },
  '& .MuiFormControlLabel-label': { overflow: 'hidden', textOverflow: 'ellipsis', fontSize: 'var(--type-small)' },
  '& > .head': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > .head .MuiFormControlLabel-label': { fontWeight: 'var(--weight-medium)' },
  '& > .head .part': {
    marginLeft: 'auto',
    color: 'var(--text-tertiary)',
    fontSize: 'var(--type-caption)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& > .head > button': { marginLeft: 0 },
  '& > .head svg': { transition: 'rotate 180ms var(--ease-out)' },
  '& > .head [aria-expanded="true"] svg': { rotate: '180deg' },
  '& > .columns': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
    columnGap: 8,
    padding: '0 0 8px 24px',
  },
});

interface ColumnGroupProps {
  name: string;
  columns: readonly SheetColumn[];
  left: readonly string[];
  headOf: (column: SheetColumn) => string;
  onChange: (left: string[]) => void;
}

/** The columns of a section of the form, all of them at once or one by one. Folded at first where the window is narrow. */
export function ColumnGroup({ name, columns, left, headOf, onChange }: ColumnGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(!useMediaQuery(below.phone, { noSsr: true }));
  const chosen = columns.filter(({ key }) => !left.includes(key)).length;
  const isWhole = chosen === columns.length;
  const toggle = (key: string) => onChange(left.includes(key) ? left.filter((other) => other !== key) : [...left, key]);
  const toggleAll = () => {
    const others = left.filter((key) => !columns.some((column) => column.key === key));
    onChange(isWhole ? [...others, ...columns.map(({ key }) => key)] : others);
  };
  return (
    <Root>
      <div className="head">
        <FormControlLabel
          control={
            <Checkbox size="small" checked={isWhole} indeterminate={chosen > 0 && !isWhole} onChange={toggleAll} />
          }
          label={name}
        />
        <span className="part">{`${chosen} / ${columns.length}`}</span>
        <IconAction
          size="small"
          label={name}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={16} aria-hidden />
        </IconAction>
      </div>
      {open && (
        <div className="columns" id={id} role="group" aria-label={name}>
          {columns.map((column) => (
            <FormControlLabel
              key={column.key}
              control={
                <Checkbox size="small" checked={!left.includes(column.key)} onChange={() => toggle(column.key)} />
              }
              label={headOf(column)}
            />
          ))}
        </div>
      )}
    </Root>
  );
}
