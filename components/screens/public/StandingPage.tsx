import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FullPage } from './FullPage';

/** A page for a code: its words are `entry.<name>`, its picture is its own. */
export function StandingPage({
  code,
  name,
  children,
}: {
  code: string;
  name: 'notFound' | 'forbidden';
  children: ReactNode;
}) {
  const t = useTranslations('entry');
  return (
    <FullPage drawing={<Scene>{children}</Scene>} code={code} title={t(`${name}.title`)} text={t(`${name}.text`)} />
  );
}

/** The round sea that every such picture lies on. */
function Scene({ children }: { children: ReactNode }) {
  return (
    <svg width="360" height="220" viewBox="0 0 360 220" aria-hidden="true">
      <circle cx="180" cy="110" r="96" fill="var(--surface-base)" />
      <circle cx="180" cy="110" r="96" fill="none" stroke="var(--primary-main)" strokeOpacity=".16" />
      {children}
    </svg>
  );
}
