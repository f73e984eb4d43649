import { lazyPart } from '@/components/ui/loading/lazy-part';

// Loaded when first needed.

export const Details = lazyPart(() => import('./details/Details').then((module) => module.Details));
export const MaterialDialogs = lazyPart(() =>
  import('./dialogs/MaterialDialogs').then((module) => module.MaterialDialogs),
);
export const MaterialTable = lazyPart(() => import('./MaterialTable').then((module) => module.MaterialTable));
export const FilledFolderDialog = lazyPart(() =>
  import('./dialogs/FilledFolderDialog').then((module) => module.FilledFolderDialog),
);
export const ListLook = lazyPart(() => import('./ListLook').then((module) => module.ListLook));
export const UploadList = lazyPart(() =>
  import('@/components/shared/material/UploadList').then((module) => module.UploadList),
);
export const SideDrawer = lazyPart(() => import('./SideDrawer').then((module) => module.SideDrawer));
