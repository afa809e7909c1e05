/** The drawings that a product's selling points may have; each is in the storefront's sprite (app/ui/icons.svg). */
export const featureIcons = [
  ...["audio-lines", "badge-check", "battery-charging", "bluetooth", "brush", "camera", "circle-dot", "clock", "cpu"],
  ...["droplets", "feather", "flask-conical", "footprints", "gamepad-2", "gem", "hand", "hand-heart", "hard-drive"],
  ...["heart-pulse", "keyboard", "layers", "leaf", "link", "lock", "mic", "monitor", "mouse-pointer-2", "package-open"],
  ...["palette", "pipette", "plug", "ruler", "scissors", "shield-check", "smartphone", "sparkles", "sun", "umbrella"],
  ...["volume-2", "wallet", "watch", "wifi", "wind", "zap"],
] as const
