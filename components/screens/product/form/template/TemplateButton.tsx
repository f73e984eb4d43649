import { LayoutTemplate } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Button } from '@/components/ui/button/Button';
import { useAnchor } from '@/components/ui/layout/use-anchor';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const TemplateMenu = lazyPart(() => import('./TemplateMenu').then((module) => module.TemplateMenu));

export function TemplateButton() {
  const t = useTranslations('productForm.template');
  const menu = useAnchor();
  const picking = useAnchor();
  return (
    <>
      <Button
        size="small"
        variant="text"
        startIcon={<LayoutTemplate size={16} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={menu.open}
        onClick={menu.show}
      >
        {t('open')}
      </Button>
      {(menu.open || picking.open) && (
        <Suspense>
          <TemplateMenu
            anchor={menu.anchor}
            picking={picking.open}
            onPick={() => menu.anchor && picking.show({ currentTarget: menu.anchor })}
            onCloseMenu={menu.hide}
            onClosePicker={picking.hide}
          />
        </Suspense>
      )}
    </>
  );
}
