import type { UseFormRegisterReturn } from 'react-hook-form';

import type { EnquiryField } from '@/services/domain/enquiries/enquiryEntries';

/** Returns the props of a form field: its texts, its error and its registration with the form. */
export type EnquiryFieldProps = (
  name: EnquiryField,
) => UseFormRegisterReturn & { label: string; error: string | undefined };
