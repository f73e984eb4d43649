import type { StoredInquiry } from '../inquiry/seed';
import type { StoredQuestion } from '../question/seed';
import type { StoredReview } from '../review/seed';

export const isPending = ({ status }: StoredQuestion) => status === 'pending';
export const isUnanswered = ({ status }: StoredInquiry) => status === 'new';
/** A visible review without a reply. */
export const isUnreplied = ({ status, reply }: StoredReview) => status === 'visible' && !reply;
