export { leavePreview as default } from '@/services/server/preview/leavePreview';
