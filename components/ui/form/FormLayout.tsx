import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/layout/TextLink';
import styles from './FormLayout.module.css';

interface FormLayoutProps {
  back?: { href: string; label: string };
  nav?: ReactNode;
  heading: ReactNode;
  aside?: { label: string; children: ReactNode };
  children: ReactNode;
}

/** The layout of a form: navigation, fields and an aside, which follows the fields in reading and Tab order. */
export function FormLayout({ back, nav, heading, aside, children }: FormLayoutProps) {
  return (
    <div className={styles.grid}>
      <div className="nav">
        {back && (
          <TextLink href={back.href} className={styles.link}>
            <ChevronLeft size={14} strokeWidth={1.7} aria-hidden="true" />
            {back.label}
          </TextLink>
        )}
        {nav}
      </div>
      <div className="heading">{heading}</div>
      <div className="fields" data-page-fields="">
        {children}
      </div>
      {aside && (
        <aside className="aside" aria-label={aside.label}>
          {aside.children}
        </aside>
      )}
    </div>
  );
}
