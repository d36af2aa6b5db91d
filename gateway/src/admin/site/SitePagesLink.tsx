import Link from 'next/link';
import type { ServerProps } from 'payload';

import { adminLanguage, siteWords } from './words';

/** In the navigation, below what there is to edit. */
export function SitePagesLink({ i18n }: ServerProps) {
  return (
    <Link href="/admin/site-pages" style={{ display: 'block', marginTop: 16 }}>
      {siteWords.allPages[adminLanguage(i18n.language)]}
    </Link>
  );
}
