import type { StoredInquiry } from '../inquiry/seed';
import type { StoredQuestion } from '../question/seed';
import type { StoredReview } from '../review/seed';

/** A question that has no answer. */
export const isPending = ({ status }: StoredQuestion) => status === 'pending';
/** An inquiry that has had no reply. */
export const isUnanswered = ({ status }: StoredInquiry) => status === 'new';
/** A review that buyers see and that has no reply. */
export const isUnreplied = ({ status, reply }: StoredReview) => status === 'visible' && !reply;
