import { ArrowDownToLine, Undo2, WandSparkles, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useId, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { FieldLabel } from '@/components/ui/form/FieldLabel';
import { TextBox } from '@/components/ui/form/text/text-box';
import { isComposing } from '@/lib/util/browser/composing';
import { usualPattern } from './sheet';
import styles from './sheet.module.css';

interface SheetToolsProps {
  /** How many rows are selected, and how many there are. */
  selected: number;
  count: number;
  options: readonly string[];
  onMake: (pattern: string) => void;
  onFillDown: () => void;
  onUndo: () => void;
}

interface PatternProps {
  pattern: string;
  onType: (pattern: string) => void;
  onMake: (pattern: string) => void;
}

/** The names in a pattern; they are no texts of a language. */
const TOKENS = { sku: '{sku}', first: '{option1}', last: '{option3}', row: '{n}' };

const Pattern = memo(function Pattern({ pattern, onType, onMake }: PatternProps) {
  const t = useTranslations('productForm.variants');
  const id = useId();
  return (
    <div className={styles.pattern}>
      <FieldLabel htmlFor={id}>{t('pattern')}</FieldLabel>
      <TextBox
        id={id}
        size="small"
        value={pattern}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          onMake(pattern);
        }}
        aria-describedby={`${id}-tokens`}
        maxLength={100}
        dir="ltr"
      />
      <span id={`${id}-tokens`} className={styles.hint}>
        {t('tokens', TOKENS)}
      </span>
    </div>
  );
});

interface ToolProps {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  /** What `onUse` is called with. */
  value?: string;
  onUse: (value: string) => void;
}

const Tool = memo(function Tool({ icon: Icon, label, disabled = false, value = '', onUse }: ToolProps) {
  return (
    <Button size="small" startIcon={<Icon size={16} aria-hidden />} disabled={disabled} onClick={() => onUse(value)}>
      {label}
    </Button>
  );
});

/** Changes of many cells by buttons: SKUs by a pattern, fill down, undo. They apply to the selected rows, if several. */
export const SheetTools = memo(function SheetTools(props: SheetToolsProps) {
  const { selected, count, options, onMake, onFillDown, onUndo } = props;
  const t = useTranslations('productForm.variants');
  const [typed, setTyped] = useState<string>();
  const pattern = typed ?? usualPattern(options);
  const several = selected > 1;
  return (
    <div className={styles.bar}>
      <Pattern pattern={pattern} onType={setTyped} onMake={onMake} />
      <div className={styles.tools}>
        <Tool
          icon={WandSparkles}
          label={t(several ? 'makeSelected' : 'makeAll', { count: several ? selected : count })}
          disabled={pattern.trim() === ''}
          value={pattern}
          onUse={onMake}
        />
        <Tool icon={ArrowDownToLine} label={t('fillDown')} disabled={!several} onUse={onFillDown} />
        <Tool icon={Undo2} label={t('undo')} onUse={onUndo} />
      </div>
    </div>
  );
});
