import { lazyDialog } from '@/components/ui/lazy-dialog';

export const TemplateDialog = lazyDialog(() => import('./TemplateDialog').then((module) => module.TemplateDialog));
