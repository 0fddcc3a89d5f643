export { deletePicturesOf, listPicturesOf } from './refund-pictures.repository.ts';
export { claimPictures, findRefundPicture, forgetPicturesJob, keepPicture } from './refund-pictures.ts';
