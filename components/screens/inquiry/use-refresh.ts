import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const EVERY = 60_000;

/** While the list is in sight it is looked at every minute: an inquiry comes in without anybody doing anything. */
export function useRefresh(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      for (const part of ['list', 'count']) void queries.invalidateQueries({ queryKey: ['inquiry', part] });
    }, EVERY);
    return () => clearInterval(timer);
  }, [queries]);
}
