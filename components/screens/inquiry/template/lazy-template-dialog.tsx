import { lazyDialog } from '@/components/ui/lazy-dialog';

/** The templates, whose code comes when they are first asked for. */
export const TemplateDialog = lazyDialog(() => import('./TemplateDialog').then((module) => module.TemplateDialog));
