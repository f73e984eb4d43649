import { useTranslations } from 'next-intl';
import { memo, useId, useState } from 'react';
import { Segmented } from '@/components/ui/form/inputs/Segmented';
import { optionsOf, type VariantValues } from '../../product-values';
import { VariantImage } from '../VariantImage';
import styles from './sheet.module.css';

interface OptionPicturesProps {
  rows: readonly VariantValues[];
  options: readonly string[];
  onPick: (option: string, value: string, image: string | undefined) => void;
}

/** A SKU, price or stock is no concern of the pictures. */
const samePictures = (left: OptionPicturesProps, right: OptionPicturesProps) =>
  left.options === right.options &&
  left.onPick === right.onPick &&
  left.rows.length === right.rows.length &&
  left.rows.every((row, at) => {
    const other = right.rows[at]!;
    return row === other || (row.options === other.options && row.image === other.image);
  });

/** One picture for all variants with a value, such as a color. */
export const OptionPictures = memo(function OptionPictures({ rows, options, onPick }: OptionPicturesProps) {
  const t = useTranslations('productForm.variants');
  const id = useId();
  const [chosen, setChosen] = useState(options[0]);
  const name = options.includes(chosen ?? '') ? chosen! : (options[0] ?? '');
  const values = optionsOf(rows).find((option) => option.name === name)?.values ?? [];
  if (rows.length < 2) return null;
  return (
    <div className={styles.bar}>
      <span id={`${id}-label`} className={styles.hint}>
        {t('picturesBy')}
      </span>
      <Segmented
        name={id}
        aria-labelledby={`${id}-label`}
        options={options.map((option) => ({ value: option, label: option }))}
        value={name}
        onChange={setChosen}
      />
      <ul className={styles.values}>
        {values.map((value) => {
          const own = rows.filter((row) => row.options[name] === value);
          const image = own.every((row) => row.image === own[0]?.image) ? own[0]?.image : undefined;
          return (
            <li key={value}>
              <VariantImage name={value} image={image} onChange={(url) => onPick(name, value, url)} />
              {value}
            </li>
          );
        })}
      </ul>
    </div>
  );
}, samePictures);
