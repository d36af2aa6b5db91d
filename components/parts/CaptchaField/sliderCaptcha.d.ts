import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  // React learns of custom elements through its own namespace.
  namespace JSX {
    interface IntrinsicElements {
      'slider-captcha': DetailedHTMLProps<HTMLAttributes<HTMLElement> & { name?: string }, HTMLElement>;
    }
  }
}
