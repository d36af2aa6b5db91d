import Link from 'next/link';

import { FormMessage } from './FormMessage';

/** Stands in the place of a form that was accepted, with the way to the login. */
export const FormDone = ({ text, toLogin }: { text: string; toLogin: string }) => (
  <>
    <FormMessage isDone text={text} />
    <p>
      <Link href="/admin/login">{toLogin}</Link>
    </p>
  </>
);
