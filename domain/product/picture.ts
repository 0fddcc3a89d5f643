/** Identifies a picture, without its address. Spec §3 (image descriptor); `category` defaults to 'menstrual'. */
export type PictureDescriptor = {
  readonly entity: string;
  readonly idType: string;
  readonly id: string;
  readonly variant: string;
  readonly category: string;
};

export const DEFAULT_CATEGORY = 'menstrual';

export function picture(
  descriptor: Omit<PictureDescriptor, 'category'> & { readonly category?: string },
): PictureDescriptor {
  return { ...descriptor, category: descriptor.category ?? DEFAULT_CATEGORY };
}

/** Path of a picture below the catalogue base. Spec §7. */
export function picturePath({ entity, idType, id, variant, category }: PictureDescriptor): string {
  const query = new URLSearchParams({ variant, category });
  return `/catalog_service/v1/image/${encodeURIComponent(entity)}/${encodeURIComponent(idType)}/${encodeURIComponent(id)}?${query}`;
}
