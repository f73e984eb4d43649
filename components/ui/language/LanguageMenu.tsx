import { Languages } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { LightIconButton } from '@/components/ui/button/light-buttons';
import { useLoginTexts } from '@/lib/i18n/login-texts';

/** Contains MUI's menu, which the login page does not need otherwise: it is loaded when first opened. */
const LanguageList = lazyPart(() => import('./LanguageList').then((module) => module.LanguageList));

export function LanguageMenu() {
  const { language } = useLoginTexts();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <LightIconButton
        type="button"
        aria-label={language}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        title={language}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Languages size={18} strokeWidth={1.7} />
      </LightIconButton>
      {anchor && (
        <Suspense>
          <LanguageList anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
