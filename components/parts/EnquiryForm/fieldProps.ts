import type { UseFormRegisterReturn } from 'react-hook-form';

import type { EnquiryField } from '@/services/domain/enquiries/enquiryEntries';

/** What a field of the form is given: its texts, what is wrong with it, and what ties it to the form. */
export type EnquiryFieldProps = (
  name: EnquiryField,
) => UseFormRegisterReturn & { label: string; error: string | undefined };
