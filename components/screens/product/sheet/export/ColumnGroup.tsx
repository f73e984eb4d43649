import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { IconAction } from '@/components/ui/button/IconAction';
import { Checkbox } from '@/components/ui/form/choice/choice';
import type { SheetColumn } from '../columns/columns';
import styles from './ColumnGroup.module.css';

interface ColumnGroupProps {
  name: string;
  columns: readonly SheetColumn[];
  left: readonly string[];
  headOf: (column: SheetColumn) => string;
  onChange: (left: string[]) => void;
}

/** The columns of a section of the form, all of them at once or one by one. Folded at first. */
export function ColumnGroup({ name, columns, left, headOf, onChange }: ColumnGroupProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = columns.filter(({ key }) => !left.includes(key)).length;
  const isWhole = chosen === columns.length;
  const toggle = (key: string) => onChange(left.includes(key) ? left.filter((other) => other !== key) : [...left, key]);
  const toggleAll = () => {
    const others = left.filter((key) => !columns.some((column) => column.key === key));
    onChange(isWhole ? [...others, ...columns.map(({ key }) => key)] : others);
  };
  return (
    <div className={styles.root}>
      <div className="head">
        <Checkbox checked={isWhole} indeterminate={chosen > 0 && !isWhole} onChange={toggleAll} label={name} />
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
            <Checkbox
              key={column.key}
              checked={!left.includes(column.key)}
              onChange={() => toggle(column.key)}
              label={headOf(column)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
