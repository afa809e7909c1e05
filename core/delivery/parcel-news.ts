/** The statuses of a parcel on its way that shoppers see beside the steps of the order. */
export const parcelNews = ["hold", "at-desk", "out-for-delivery", "failed-attempt"] as const
export type ParcelNews = (typeof parcelNews)[number]

export const isParcelNews = (status: string | null): status is ParcelNews => parcelNews.some((one) => one === status)
