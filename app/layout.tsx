import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { EARLY_REQUESTS } from './html/early-requests';
import { ENTRY_WORDS } from './html/entry-words';
import { OLD_BROWSER } from './html/old-browser';
import { PRE_PAINT } from './html/pre-paint';
import './tokens.css';
import './globals.css';

export const metadata: Metadata = {
  description: 'Supplier client of a global trade platform',
  icons: { icon: './icon.svg', apple: './apple-touch-icon.png' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  interactiveWidget: 'resizes-content',
  themeColor: '#2f5fe0',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN" data-skin="blue-black" data-scheme="light" data-entry="login" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: OLD_BROWSER }} />
        <script dangerouslySetInnerHTML={{ __html: PRE_PAINT }} />
        <script dangerouslySetInnerHTML={{ __html: EARLY_REQUESTS }} />
      </head>
      <body className="vab-theme-blue-black" suppressHydrationWarning>
        {children}
        <script dangerouslySetInnerHTML={{ __html: ENTRY_WORDS }} />
      </body>
    </html>
  );
}
