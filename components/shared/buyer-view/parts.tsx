import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SafeHtml } from '@/components/ui/feedback/html/SafeHtml';
import { isEmptyHtml } from '@/components/ui/form/rich-text';
import { Picture } from '@/components/ui/media/Picture';
import type { Product } from '@/lib/api/product-schema';
import { localized, type ContentLanguage } from '@/lib/i18n/localized';

export interface Fact {
  label: string;
  value: ReactNode;
}

const isGiven = ({ value }: Fact) => value !== undefined && value !== null && value !== '' && value !== false;

/** Facts with a value, as a list; nothing without any. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const given = facts.filter(isGiven);
  if (given.length === 0) return null;
  return (
    <dl className="facts">
      {given.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The supplier's formatted text; its own section only if there is one. */
export function TextSection({ title, html }: { title: string; html: string }) {
  if (isEmptyHtml(html)) return null;
  return (
    <Section title={title}>
      <SafeHtml plain className="text" html={html} />
    </Section>
  );
}

/** Where a buyer sends an inquiry; the supplier who looks at the page does not. */
export function InquireButton() {
  const t = useTranslations('buyerView');
  return <input type="button" className="inquire" disabled value={t('inquire')} />;
}

interface CardData {
  id: string;
  title: string;
  picture: string | undefined;
  note?: string;
}

export const productCard = ({ id, title, images }: Product, language: ContentLanguage): CardData => ({
  id,
  title: localized(title, language),
  picture: images[0],
});

export function Cards({ cards }: { cards: readonly CardData[] }) {
  return (
    <ul className="cards">
      {cards.map(({ id, title, picture, note }) => (
        <li key={id}>
          <span className="picture">
            <Picture src={picture} alt="" fallback={null} />
          </span>
          <span className="title">{title}</span>
          {note && <span className="note">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
