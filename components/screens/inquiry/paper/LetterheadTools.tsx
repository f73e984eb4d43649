import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TextLink } from '@/components/ui/layout/TextLink';
import { FieldBox } from '@/components/ui/form/Field';
import { FieldLabel } from '@/components/ui/form/FieldLabel';
import { TextBox } from '@/components/ui/form/text/text-box';
import { SHOP_LIMITS } from '@/lib/api/shop-info';
import type { ContentLanguage } from '@/lib/i18n/localized';
import { htmlLang } from '@/lib/i18n/locales';
import { hrefOf } from '@/lib/router/location';
import { paths } from '@/lib/router/paths';
import { BANK_PARTS, HEAD_PARTS, lackingParts } from './letterhead';
import type { LetterheadState } from './use-letterhead';
import styles from './LetterheadTools.module.css';

interface LetterheadToolsProps {
  state: LetterheadState;
  languages: readonly ContentLanguage[];
  /** The currency whose account is typed, too: that of an invoice. */
  payIn?: string | undefined;
}

/** Where the letterhead is filled in: at the shop, or for this paper if the platform has no letterheads. */
export function LetterheadTools({ state: { letterhead, own }, languages, payIn }: LetterheadToolsProps) {
  const t = useTranslations('inquiry.paper');
  const pay = useTranslations('quotationPaper.pay');
  const id = useId();
  const lacks = (texts: Parameters<typeof lackingParts>[0]) =>
    languages.some((language) => lackingParts(texts, language).length > 0);
  if (!own) {
    return lacks(letterhead) ? (
      <TextLink href={hrefOf(paths.shopInfo())} className={styles.link}>
        {t('fillIn')}
      </TextLink>
    ) : null;
  }
  const { typed, known, type } = own;
  return (
    <details className={styles.root} open={lacks(known) || (payIn !== undefined && !known.bank)}>
      <summary>{t('letterhead')}</summary>
      <div className="fields">
        {languages.flatMap((language) =>
          HEAD_PARTS.map((part) => (
            <FieldBox key={`${part} ${language}`}>
              <FieldLabel
                id={`${id}-${part}-${language}-label`}
                htmlFor={`${id}-${part}-${language}`}
                required={false}
                tag={t(language)}
              >
                {t(`head.${part}`)}
              </FieldLabel>
              <TextBox
                id={`${id}-${part}-${language}`}
                size="small"
                placeholder={known[part][language]}
                value={typed[part][language] ?? ''}
                onChange={({ target }) => type({ ...typed, [part]: { ...typed[part], [language]: target.value } })}
                lang={htmlLang(language)}
                maxLength={SHOP_LIMITS.address}
              />
            </FieldBox>
          )),
        )}
        {payIn !== undefined &&
          BANK_PARTS.map((part) => (
            <FieldBox key={part}>
              <FieldLabel id={`${id}-${part}-label`} htmlFor={`${id}-${part}`} required={false} tag={payIn}>
                {pay(part)}
              </FieldLabel>
              <TextBox
                id={`${id}-${part}`}
                size="small"
                placeholder={known.bank?.[part]}
                value={typed.banks[payIn]?.[part] ?? ''}
                onChange={({ target }) =>
                  type({
                    ...typed,
                    banks: { ...typed.banks, [payIn]: { ...typed.banks[payIn], [part]: target.value } },
                  })
                }
                maxLength={SHOP_LIMITS.bank}
              />
            </FieldBox>
          ))}
      </div>
    </details>
  );
}
