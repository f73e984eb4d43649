import { StatusPage } from './StatusPage';

export function NotFoundScreen() {
  return (
    <StatusPage code="404" name="notFound">
      <path
        d="M40 92C90 40 130 60 168 84"
        fill="none"
        stroke="var(--primary-main)"
        strokeWidth="2.5"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
      <circle cx="40" cy="92" r="6" fill="var(--primary-main)" />
      <path
        d="M212 70c30-14 70-10 104 14"
        fill="none"
        stroke="var(--border-control)"
        strokeWidth="2"
        strokeDasharray="2 8"
        strokeLinecap="round"
        opacity=".6"
      />
      <g transform="rotate(9 184 130)">
        <path d="M170 128l6-52h18l6 52z" fill="var(--surface-base)" stroke="var(--primary-main)" strokeWidth="2.5" />
        <path d="M173.5 98h23l2 15h-27z" fill="var(--primary-main)" />
        <path d="M156 128h58l-8 20h-42z" fill="var(--primary-main)" />
        <path d="M180 76V62h10v14" fill="none" stroke="var(--primary-main)" strokeWidth="2.5" />
        <circle cx="185" cy="57" r="6" fill="#e0701f" />
      </g>
      <path
        d="M20 152q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
        fill="none"
        stroke="var(--primary-main)"
        strokeOpacity="0.9"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M20 168q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
        fill="none"
        stroke="var(--primary-main)"
        strokeOpacity="0.45"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M20 184q20-9 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0"
        fill="none"
        stroke="var(--primary-main)"
        strokeOpacity="0.2"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </StatusPage>
  );
}
