import { useLocale, useTranslations } from 'next-intl';
import space from '@/components/ui/layout/space.module.css';
import { languageName } from '@/lib/i18n/display-names';
import { timeIn } from '@/lib/util/zone-time';
import { Folded } from '@/components/ui/table/rows/Folded';
import type { Density } from '@/components/ui/table/rows/column';
import type { Contact } from '@/lib/api/contact';
import { useNow } from '@/lib/util/use-now';
import styles from './ContactFacts.module.css';

const ACCOUNTS = ['whatsapp', 'wechat', 'skype'] as const;

/** The first account with its number below it, and the number of the others. */
export function ContactAccounts({ contact, density }: { contact: Contact; density: Density }) {
  const t = useTranslations('contact.fields');
  const [first, ...others] = ACCOUNTS.filter((account) => contact[account]);
  if (!first) return '–';
  const text = (account: (typeof ACCOUNTS)[number]) => `${t(account)} ${contact[account]}`;
  return (
    <Folded
      lines={[t(first), contact[first]]}
      others={others.map(text)}
      title={[first, ...others].map(text).join(' · ')}
      density={density}
    />
  );
}

export function ContactLanguages({ codes }: { codes: readonly string[] }) {
  const locale = useLocale();
  const names = codes.map((code) => languageName(code, locale));
  return <Folded lines={names.slice(0, 1)} others={names.slice(1)} title={names.join(' · ')} density="compact" />;
}

export function ContactTime({ zone }: { zone: string }) {
  const now = useNow();
  const there = timeIn(zone, now);
  return (
    <span className={space.numbers} title={zone}>
      {there && `${there.time} `}
      <span className={styles.box}>{there?.offset ?? zone}</span>
    </span>
  );
}
