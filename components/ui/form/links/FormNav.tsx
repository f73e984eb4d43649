import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { memo, useEffect, useRef, useState } from 'react';
import { FieldLink } from './FieldLink';
import styles from './FormNav.module.css';
import { fieldId, useFormHandle, useFormState } from '../form-context';
import { countBySection, sectionPath, type FormSectionInfo } from '../sections';
import { afterFrame } from '@/lib/util/browser/after-frame';

/** The id of the element that the reader is at: the last one whose top edge is in the upper third of the window. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const order = key.split(' ');
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        setCurrent((before) => order.find((id) => inSight.has(id)) ?? before);
      },
      { rootMargin: '-12% 0px -60% 0px' },
    );
    order.forEach((id) => {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    });
    return () => observer.disconnect();
  }, [key]);
  return current;
}

interface FormNavProps {
  sections: readonly FormSectionInfo[];
  /** Sections with nothing missing. */
  done: ReadonlySet<string>;
  /** A note for a section that lacks something without being wrong. */
  notes: Readonly<Record<string, string | undefined>>;
}

interface NavItemProps {
  id: string;
  title: string;
  current: boolean;
  errors: number;
  note: string | undefined;
  done: boolean;
}

/** Rendered again only if something of it changes: the form asks with each letter typed. */
const NavItem = memo(function NavItem({ id, title, current, errors, note, done }: NavItemProps) {
  const t = useTranslations('form.nav');
  return (
    <li>
      <FieldLink path={sectionPath(id)} className={styles.section} current={current}>
        {title}
        {errors > 0 && (
          <span className={styles.mark} data-tone="error" aria-label={t('errors', { count: errors })} role="img">
            {errors}
          </span>
        )}
        {errors === 0 && note && <span className={styles.mark}>{note}</span>}
        {errors === 0 && !note && done && (
          <span className={styles.mark} data-tone="done" aria-label={t('done')} role="img">
            <Check size={14} strokeWidth={1.7} aria-hidden="true" />
          </span>
        )}
      </FieldLink>
    </li>
  );
});

/** The sections of the form: the current one, their errors and completeness. */
export function FormNav({ sections, done, notes }: FormNavProps) {
  const t = useTranslations('form.nav');
  const { formId } = useFormHandle();
  const issues = useFormState((snapshot) => snapshot.issues);
  const counts = countBySection(sections, issues);
  const idOf = (id: string) => fieldId(formId, sectionPath(id));
  const inView = useSectionInView(sections.map(({ id }) => idOf(id))) ?? idOf(sections[0]?.id ?? '');
  const list = useRef<HTMLUListElement>(null);
  // On narrow screens the list is one scrolling row: the current section is kept visible.
  useEffect(
    () =>
      afterFrame(() => {
        const here = list.current?.querySelector<HTMLElement>('[data-current]');
        if (list.current && here) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 24;
      }),
    [inView],
  );
  return (
    <nav aria-label={t('label')}>
      <ul ref={list} className={styles.sections}>
        {sections.map(({ id, title }) => (
          <NavItem
            key={id}
            id={id}
            title={title}
            current={inView === idOf(id)}
            errors={counts.get(id) ?? 0}
            note={notes[id]}
            done={done.has(id)}
          />
        ))}
      </ul>
    </nav>
  );
}
