const scheme = "plugin:"

/** The address of a subscriber that is a plugin of the shop's own process.
 *  @param name the plugin's */
export const pluginAddress = (name: string): string => `${scheme}${name}`

/** Whether a subscriber is a plugin: its address, name and events are the plugin's own. */
export const isPluginAddress = (address: string): boolean => address.startsWith(scheme)

/** The form of names that plugins give: of themselves, and of a carrier's platform. */
export const pluginNamePattern = /^[a-z][a-z0-9-]{0,39}$/
