export { endPreview as default } from '@/services/server/preview/endPreview';
