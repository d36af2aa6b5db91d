export { leavePreview as default } from '@/services/pages/preview/leavePreview';
