import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ArrowDownToLine, Undo2, WandSparkles } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useFormHandle } from '@/components/ui/form/form-context';
import { PRODUCT_LIMITS } from '@/lib/api/product-schema';
import type { VariantValues } from '../../product-values';
import { usualPattern, withPattern } from './sheet';
import styles from './sheet.module.css';
import type { useSheet } from './use-sheet';

interface SheetToolsProps {
  sheet: ReturnType<typeof useSheet>;
  rows: readonly VariantValues[];
  options: readonly string[];
  current: () => readonly VariantValues[];
}

/** Changes of many cells by buttons: SKUs by a pattern, fill down, undo. They apply to the selected rows, if several. */
export function SheetTools({ sheet, rows, options, current }: SheetToolsProps) {
  const t = useTranslations('productForm.variants');
  const { model } = useFormHandle();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const pattern = typed ?? usualPattern(options);
  const { range } = sheet;
  const several = range.bottom > range.top;
  const made = () => {
    const sku = String(model.get('sku') ?? '');
    return withPattern(current(), {
      ...{ pattern, sku, options, max: PRODUCT_LIMITS.sku },
      range: several ? range : undefined,
    });
  };
  return (
    <div className={styles.bar}>
      <FormControl>
        <FormLabel htmlFor={id}>{t('pattern')}</FormLabel>
        <OutlinedInput
          id={id}
          size="small"
          value={pattern}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            sheet.fill(made());
          }}
          slotProps={{ input: { 'aria-describedby': `${id}-tokens`, maxLength: 100, dir: 'ltr' } }}
          sx={{ width: 260 }}
        />
      </FormControl>
      <Button
        size="small"
        startIcon={<WandSparkles size={16} aria-hidden />}
        disabled={pattern.trim() === ''}
        onClick={() => sheet.fill(made())}
      >
        {t(several ? 'makeSelected' : 'makeAll', { count: several ? range.bottom - range.top + 1 : rows.length })}
      </Button>
      <Button
        size="small"
        startIcon={<ArrowDownToLine size={16} aria-hidden />}
        disabled={!several}
        onClick={sheet.fillDown}
      >
        {t('fillDown')}
      </Button>
      <Button size="small" startIcon={<Undo2 size={16} aria-hidden />} onClick={sheet.undo}>
        {t('undo')}
      </Button>
      <span id={`${id}-tokens`} className={styles.hint}>
        {t('tokens')}
      </span>
    </div>
  );
}
