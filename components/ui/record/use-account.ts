import { useState } from 'react';
import { currentAccount } from '@/lib/state/account';

/**
 * Whose drafts these are. The frame asks who is logged in before any screen is drawn; a form stays that user's when
 * the session ends under it.
 */
export const useAccount = (): string => useState(currentAccount)[0];
