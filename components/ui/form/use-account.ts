import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '@/lib/api/session-queries';
import { currentAccount } from '@/lib/state/account';

/**
 * Whose drafts these are. The frame asks who is logged in before any screen is drawn; a form stays that user's when
 * the session ends under it.
 */
export function useAccount(): string {
  const queries = useQueryClient();
  return useState(() => {
    const company = queries.getQueryData(userQuery().queryKey)?.username ?? '';
    return [company, currentAccount()].filter(Boolean).join(' ');
  })[0];
}
