let audio: AudioContext | undefined

/** Two short tones, one after the other. Browsers keep a page silent until somebody has touched it. */
export function chime(): void {
  audio ??= new AudioContext()
  // A phone stops it for a call, or while its screen is off, and does not begin it again by itself.
  if (audio.state !== "running") void audio.resume()
  const { currentTime } = audio
  for (const [at, hertz] of [
    [0, 880],
    [0.16, 1174.7],
  ] as const) {
    const tone = new OscillatorNode(audio, { type: "sine", frequency: hertz })
    const volume = new GainNode(audio, { gain: 0 })
    const start = currentTime + at
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(0.25, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.45)
  }
}
