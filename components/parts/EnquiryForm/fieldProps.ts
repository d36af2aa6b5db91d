import type { EnquiryField } from '@/services/domain/enquiries/enquiryEntries';
import type { LateField } from '@/services/hooks/useLateForm';

/** Returns the props of a form field: its texts, its error and its registration with the form. */
export type EnquiryFieldProps = (
  name: EnquiryField,
) => LateField & { label: string; error: string | undefined };
