import { CommandButton } from './CommandButton';

/** Builds the page that is shown anew. */
export const RefreshButton = () => <CommandButton command="refresh" />;
