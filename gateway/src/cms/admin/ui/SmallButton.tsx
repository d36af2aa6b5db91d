'use client';

import { Button } from '@payloadcms/ui';
import type { ComponentProps } from 'react';

/** A button beside a line of text. */
export const SmallButton = (props: ComponentProps<typeof Button>) => (
  <Button buttonStyle="secondary" margin={false} size="small" {...props} />
);
